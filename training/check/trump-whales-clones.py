"""Rows of trump-whales-record-bots as material for clones:   trump-whales-clones.py OUT.npz ROWS..."""
import sys, numpy as np
rows = np.concatenate([np.fromfile(f, np.uint32)[: len(np.fromfile(f, np.uint32)) // 30 * 30].reshape(-1, 30) for f in sys.argv[2:]])
w = rows[:, 24:28].astype(np.int64)
masks = np.stack([w[:, 0] | w[:, 1] << 32, w[:, 2] | w[:, 3] << 32], 1)
np.savez_compressed(sys.argv[1], feats=rows[:, :24].view(np.int32), masks=masks, actions=rows[:, 28].astype(np.uint8), kinds=rows[:, 29].astype(np.uint8), names=np.array(["hunter", "flat"]))
print(len(rows), "decisions,", int((rows[:, 29] == 0).sum()), "of hunters")
