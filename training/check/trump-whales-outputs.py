"""Adds the int8 net's answers, in float64, to picked views:   trump-whales-outputs.py NET.net PICKED.ndjson FIXTURES.ndjson
Outputs: the logits of the legal actions in order, then the win and the points."""
import json, os, sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import export
net = export.read(sys.argv[1])
rows = [json.loads(line) for line in open(sys.argv[2])]
words = np.array([[int(r["bits"][8 * k:8 * k + 8], 16) for k in range(24)] for r in rows], dtype=np.uint32)
x = ((words[:, :, None] >> np.arange(32, dtype=np.uint32)) & 1).reshape(len(rows), 768)
y = export.run(net, x)
with open(sys.argv[3], "w") as f:
    for r, o in zip(rows, y):
        legal = int(r["legal"], 16)
        kept = [a for a in range(108) if legal >> a & 1] + [108, 109]
        f.write(json.dumps({"legal": format(legal, "x"), "bits": r["bits"], "outputs": [round(float(o[a]), 4) for a in kept], "view": r["view"]}, separators=(",", ":")) + "\n")
print(len(rows), "fixtures")
