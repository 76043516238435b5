"""Smoke as true streaklines: particles released over time into an unsteady curl-noise field, splatted additively (numpy only)."""
import numpy as np
def _tile(n, cells, rng):
    """tileable smooth noise n x n (cubic B-spline)"""
    g = rng.normal(0, 1, (cells, cells)).astype(np.float32)
    t = np.linspace(0, cells, n, endpoint=False); i = t.astype(int); f = t-i
    w = np.stack([(1-f)**3/6, (3*f**3-6*f**2+4)/6, (-3*f**3+3*f**2+3*f+1)/6, f**3/6])
    a = sum(g[(i+k) % cells]*w[k][:, None] for k in range(4))
    return sum(a[:, (i+k) % cells]*w[k][None] for k in range(4))
def smoke_raw(h=1400, w=1100, seed=4, fil=260, ages=1500, steps=170, spread=.010, turb=1.0, drift=.10, sub=5, start=.10, x0=0.0, shear=0.0, cone=0.0, fine=1.0):
    rng = np.random.default_rng(seed); n = 512; fields = []
    for cells, amp, c in ((3, .7, .55), (6, .50, .70), (12, .34*(.5+.5*fine), .8), (25, .16*fine, .9)):
        psi = _tile(n, cells, rng)*amp; dy = (np.roll(psi, -1, 0)-np.roll(psi, 1, 0))*n/2; dx = (np.roll(psi, -1, 1)-np.roll(psi, 1, 1))*n/2
        fields.append((dy/cells**.35, -dx/cells**.35, c))
    asp = w/h; T = 1.15
    u = np.linspace(-1, 1, fil); A = np.linspace(0.0, T, ages)
    U, AG = np.meshgrid(u, A, indexing='ij'); U = U.ravel().astype(np.float32); AG = AG.ravel().astype(np.float32); US = U*shear
    x = .20*asp+x0+spread*U; y = np.zeros_like(x); dt = AG/steps
    for k in range(steps):
        t = (T-AG)+k*dt; g = np.clip((y-start)/.42, 0, 1); g = g*g*(3-2*g)*.92+.02*np.clip(y/.05, 0, 1)
        vx = 0; vy = 0
        for fy, fx, c in fields:
            j = (((y*.9-c*t*.9) % 1)*n).astype(np.int32) % n; i = (((x*.9+.07*t+US*np.clip(y*1.6, 0, 1)) % 1)*n).astype(np.int32) % n
            vx = vx+fy[j, i]; vy = vy+fx[j, i]
        x = x+(vx*.075*turb*g+(drift+cone*U)*g)*dt; y = y+(1.0+vy*.05*turb*g)*dt
    X = x.reshape(fil, ages); Y = y.reshape(fil, ages); acc = np.zeros(h*w)
    wu = (.25+np.abs(u)**3*1.4+.35*np.sin(u*9+1)**2)[:, None]       # sheets are denser at their edges
    fade = np.clip(A/.02, 0, 1)*np.clip((T-A)/.6, 0, 1)**1.2/(1+.8*A)
    for s in range(sub):
        f = s/sub; px = (X[:, :-1]*(1-f)+X[:, 1:]*f)/asp*w; py = (Y[:, :-1]*(1-f)+Y[:, 1:]*f)*h
        i = np.floor(px).astype(int); j = np.floor(py).astype(int); fx = px-i; fy = py-j; ok = (i >= 0) & (i < w-1) & (j >= 0) & (j < h-1)
        ww = wu*fade[None, :-1]
        for a, b, c in ((0, 0, (1-fx)*(1-fy)), (1, 0, fx*(1-fy)), (0, 1, (1-fx)*fy), (1, 1, fx*fy)):
            acc += np.bincount(((j+b)*w+i+a)[ok], (ww*c)[ok], h*w)
    d = acc.reshape(h, w)
    return d
def _gauss_rows(d, s0, s1, levels=7):
    """blur that grows with height: blend of a few blurred copies"""
    h = d.shape[0]; sig = s0+(s1-s0)*(np.arange(h)/h)**1.3; ss = np.linspace(s0, s1, levels); out = np.zeros_like(d)
    p = int(3*s1)+4; a = np.pad(d, p); hh, ww = a.shape; F = np.fft.rfft2(a); fy = np.fft.fftfreq(hh)[:, None]; fx = np.fft.rfftfreq(ww)[None]
    for k, s in enumerate(ss):
        b = np.fft.irfft2(F*np.exp(-2*(np.pi*s)**2*(fx**2+fy**2)), (hh, ww))[p:-p, p:-p]
        w = np.clip(1-np.abs(sig-s)/(ss[1]-ss[0]), 0, 1); out += b*w[:, None]
    return np.maximum(out, 0)
def wisps(h=1500, w=1200, seed=5):
    """natural cigar smoke: two hair-thin sheets leave the ember close together, wander, fold and thin out; softer with height. Foot at 20 % of the width"""
    q = h/1500; kw = dict(fil=int(220*q+60), ages=int(1500*q+200), steps=150, start=.05, drift=.14)
    d = smoke_raw(h, w, seed, spread=.0030, turb=1.9, shear=.030, cone=.02, fine=.4, **kw)+.8*smoke_raw(h, w, seed, spread=.0050, turb=2.1, x0=.003, shear=-.055, cone=.05, fine=.5, **kw)
    y = np.arange(h)/h
    d = _gauss_rows(d, .9*q, 3.2*q)+.30*_gauss_rows(d, 5*q, 24*q)
    d = d/np.percentile(d[d > d.max()*.01], 93)
    env = np.clip(y/.05, 0, 1)**.8*(.42+.63*np.clip(y/.40, 0, 1)**1.2)*np.clip((.98-y)/.40, 0, 1)**.9
    xs = np.arange(w)/w; env = env[:, None]*(np.clip(xs/.06, 0, 1)*np.clip((1-xs)/.10, 0, 1))[None]
    return ((1-np.exp(-d*.85))*env).astype(np.float32)
