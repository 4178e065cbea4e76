# SPDX-License-Identifier: Apache-2.0
# JSON without a comma.
{"meta": {"id": "shop"},
 "seq": [{"id": "a" "type": "u1"}]}
