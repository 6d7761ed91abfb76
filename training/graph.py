"""A function that is captured as a CUDA graph on its first call and replayed from then on."""
import torch

class Graph:
    def __init__(self, f, enabled):
        self.f, self.enabled, self.graph = f, enabled, None
    def __call__(self):
        if not self.enabled: return self.f()
        if self.graph is None:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side): self.f()
            torch.cuda.current_stream().wait_stream(side)
            torch.cuda.synchronize()
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph): self.f()
        self.graph.replay()
