"""Turns rows of trump-whales-record-bots into training data for clones:   trump-whales-clones.py OUT.npz ROWS... [OLDER.npz ...]"""
import sys, numpy as np
def rows_of(file):
    if file.endswith(".npz"):
        d = np.load(file)
        own = d["kinds"] == list(d["names"]).index("hunter")
        return [d[k][own] for k in ("feats", "masks", "actions")]
    words = np.fromfile(file, np.uint32)
    rows = words[: len(words) // 30 * 30].reshape(-1, 30)
    w = rows[:, 24:28].astype(np.int64)
    return [rows[:, :24].view(np.int32), np.stack([w[:, 0] | w[:, 1] << 32, w[:, 2] | w[:, 3] << 32], 1), rows[:, 28].astype(np.uint8)]
feats, masks, actions = (np.concatenate(part) for part in zip(*(rows_of(file) for file in sys.argv[2:])))
np.savez_compressed(sys.argv[1], feats=feats, masks=masks, actions=actions, kinds=np.zeros(len(actions), np.uint8), names=np.array(["hunter"]))
print(len(actions), "decisions of hunters")
