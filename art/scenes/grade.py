"""Two half-sample renders, the denoiser (nlm.c), the grade, the file."""
from stage import *
# ---------------------------------------------------------------- render, denoise, grade
def load_exr(p):
    im = bpy.data.images.load(p); a = np.empty(im.size[0]*im.size[1]*4, np.float32); im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[..., :3].copy(); bpy.data.images.remove(im); return a

_lib = ctypes.CDLL(HERE+'/libnlm.so')
def _p(a): return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
def boxb(a, r):
    a = np.ascontiguousarray(a, np.float32); o = np.empty_like(a); h, w = a.shape[:2]
    if a.ndim == 2: _lib.boxf(_p(a), _p(o), w, h, r); return o
    return np.stack([boxb(a[..., c], r) for c in range(a.shape[2])], -1)
def blur(a, r):
    for _ in range(3): a = boxb(a, max(1, int(r/1.7)))
    return a

def denoise(A, B, alb, nor, R=8, f=2, k=0.5):
    h, w = A.shape[:2]
    # work in a compressed domain so that highlights do not dominate
    tm = lambda x: np.log1p(np.maximum(x, 0)*40)/np.log(41); inv = lambda x: np.expm1(x*np.log(41))/40
    # firefly removal: a pixel far above the other half's local maximum
    for X, Y in ((A, B), (B, A)):
        lum = X.max(-1); m = boxb(Y.max(-1), 1); mm = boxb(X.max(-1), 2)
        bad = (lum > 4*m+.02) & (lum > 3*mm+.02)
        X[bad] = boxb(Y, 1)[bad]
    a, b = tm(A), tm(B)
    var = np.ascontiguousarray(boxb((a-b)**2/2, 3)+1e-7, np.float32)
    feats = np.concatenate([boxb(np.sqrt(np.clip(alb, 0, 1)), 1), boxb(nor, 1)], -1).astype(np.float32); feats = np.ascontiguousarray(feats)
    fs = np.array([260]*3+[60]*3, np.float32)
    res = []
    for src, gd in ((a, b), (b, a)):
        o = np.empty_like(src)
        _lib.nlm(_p(np.ascontiguousarray(src)), _p(np.ascontiguousarray(gd)), _p(var), _p(feats), _p(fs), 6, _p(o), w, h, R, f, ctypes.c_float(k)); res.append(o)
    # second, light pass on the difference of the two results
    v2 = np.ascontiguousarray(boxb((res[0]-res[1])**2/2, 2)+1e-7, np.float32); o2 = []
    for src, gd in ((res[0], res[1]), (res[1], res[0])):
        o = np.empty_like(src)
        _lib.nlm(_p(np.ascontiguousarray(src)), _p(np.ascontiguousarray(gd)), _p(v2), _p(feats), _p(fs), 6, _p(o), w, h, 4, 1, ctypes.c_float(0.6)); o2.append(o)
    return inv((o2[0]+o2[1])/2).astype(np.float32)

def grade(img, bloom=0.05, vignette=0.35, grain=0.012, split=True):
    h, w = img.shape[:2]; s = w/1600
    hi = np.minimum(np.maximum(img-0.8, 0), 12)
    gl = blur(hi, 6*s)*.5+blur(hi, 24*s)*.3+blur(hi, 80*s)*.35
    img = img+gl*bloom*4*np.array([1, .82, .6], np.float32)
    y, x = np.mgrid[0:h, 0:w]; d = np.hypot((x/w-.5)*1.05, (y/h-.5)*.9)
    img = img*(1-vignette*np.clip(d/.62, 0, 1)**2.4)[..., None]
    if split:  # lift shadows slightly to aubergine, never pure black
        lum = img.mean(-1, keepdims=True)
        img = img+np.array([.0008, .0004, .0007], np.float32)*np.exp(-lum*30)
    rng = np.random.default_rng(7); n = rng.normal(0, 1, (h, w, 1)).astype(np.float32)
    n = (n+blur(n[..., 0], 1.2)[..., None]*2)*.6
    return (img*(1+grain*2.5*n)).astype(np.float32)

def render(bloom=0.05, vignette=0.35, exposure=0.0, grain=0.012, post=None, look='Medium High Contrast'):
    s = bpy.context.scene; r = s.render; r.resolution_x, r.resolution_y = W, H; r.resolution_percentage = 100
    if 'CROP' in os.environ: r.use_border = True; r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = (float(q) for q in os.environ['CROP'].split(','))
    r.dither_intensity = 1.0
    s.view_settings.look = look; s.view_settings.exposure = exposure
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True
    aov = vl.aovs.add(); aov.name = 'bd'; aov.type = 'VALUE'
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); cp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], cp.inputs[0])
    tag = HERE+'/work_'+os.path.splitext(os.path.basename(OUT))[0]
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = tag; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'
    fo.file_slots.clear(); fo.file_slots.new('img'); fo.file_slots.new('alb'); fo.file_slots.new('nor'); fo.file_slots.new('bd')
    nt.links.new(rl.outputs['Image'], fo.inputs[0])
    nt.links.new(rl.outputs['Denoising Albedo'], fo.inputs[1]); nt.links.new(rl.outputs['Denoising Normal'], fo.inputs[2])
    nt.links.new(rl.outputs['bd'], fo.inputs[3])
    s.cycles.samples = max(1, SPP//2); t0 = time.time(); bufs = []
    for i in (0, 1):
        s.cycles.seed = 11+i*101; s.frame_set(i+1)
        bpy.ops.render.render()
        bufs.append([load_exr('%s/%s%04d.exr' % (tag, k, i+1)) for k in ('img', 'alb', 'nor', 'bd')])
    t1 = time.time()
    if DISCS:
        pd = paint_discs(H, W)
        for b_ in bufs: b_[0] += pd*np.clip(b_[3], 0, 1)
    A, B = bufs[0][0], bufs[1][0]; alb = (bufs[0][1]+bufs[1][1])/2; nor = (bufs[0][2]+bufs[1][2])/2
    img = denoise(A, B, alb, nor); t2 = time.time()
    np.save(tag+'/lin.npy', img.astype(np.float16))
    if post: img = post(img)
    save(grade(img, bloom, vignette, grain), OUT)
    print('RENDERED %s %dx%d spp=%d render=%.1fs denoise=%.1fs mean=%.4f' % (OUT, W, H, SPP, t1-t0, t2-t1, float(img.mean())))

def save(img, path):
    h, w = img.shape[:2]
    im = bpy.data.images.new('final', w, h, alpha=False, float_buffer=True)
    px = np.ones((h, w, 4), np.float32); px[..., :3] = np.maximum(img, 0); im.pixels.foreach_set(px.ravel())
    s = bpy.context.scene; s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '8'
    im.save_render(path, scene=s)
