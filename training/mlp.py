"""A multilayer perceptron with hand-written gradients: float32 master weights, bf16 copies for computing."""
import math
import torch

bf = torch.bfloat16

def dense(b, x, w):
    """A layer with its ReLU; fused on the GPU."""
    return torch._addmm_activation(b, x, w, use_gelu=False) if x.is_cuda else torch.relu(torch.addmm(b, x, w))

class Mlp:
    """Weights [in, out] and biases, one after another, in `w`; bf16 copies in `half`."""
    def __init__(self, shape, device, inputs_on=0.15):
        self.shape = shape
        self.w = []
        for i, (a, b) in enumerate(zip(shape, shape[1:])):
            gain = 0.02 if i == len(shape) - 2 else math.sqrt(2)
            fan = a * (inputs_on if i == 0 else 1)  # only some of the inputs are on
            self.w += [torch.randn(a, b, device=device) * (gain / math.sqrt(fan)), torch.zeros(b, device=device)]
        self.half = [x.to(bf) for x in self.w]
        self.grad = [torch.zeros_like(x) for x in self.w]
        for x, g in zip(self.w, self.grad): x.grad = g
    def load(self, tensors):
        """A narrower net fits too: the added units see something but have no effect yet, so the answers stay the same."""
        for x, y in zip(self.w, tensors):
            if x.dim() == 1: x.zero_()
            else: x[y.shape[0]:, :y.shape[1]] = 0
            x[tuple(slice(n) for n in y.shape)] = y.to(x.device, x.dtype)
        self.refresh()
    def refresh(self):
        for h, x in zip(self.half, self.w): h.copy_(x)
    def forward(self, x, keep=False):
        hs = [x]
        n = len(self.w) // 2
        for i in range(n):
            w, b = self.half[2 * i], self.half[2 * i + 1]
            x = dense(b, x, w) if i < n - 1 else torch.addmm(b, x, w)
            if i < n - 1 and keep: hs.append(x)
        return (x, hs) if keep else x
    def backward(self, hs, g, ones):
        for i in reversed(range(len(self.w) // 2)):
            self.grad[2 * i].copy_(hs[i].t() @ g)
            self.grad[2 * i + 1].copy_((ones @ g)[0])
            if i: g = torch.ops.aten.threshold_backward(g @ self.half[2 * i].t(), hs[i], 0)
