#!/bin/bash
# Every picture that needs no Blender (about 6 minutes on one core): the filament landscapes and the stamped contours
cd "$(dirname "$0")"; mkdir -p out; export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1; P="nice -n 10 /usr/bin/python3 scene_filaments.py"; C="nice -n 10 /usr/bin/python3 scene_contours.py"
$P 2400 1500 out/filaments-aubergine.png 3 aubergine hero
$P 2400 1500 out/filaments-bottle.png 14 bottle hero
$P 2400 1500 out/filaments-ink.png 9 ink hero
$P 2400 800 out/filaments-wide.png 12 aubergine wide
$P 1200 630 out/filaments-share.png 2 aubergine share
$P 1600 2100 out/filaments-cover.png 21 aubergine cover
$P 2400 1500 out/filaments-bone.png 3 bone hero
$P 1200 750 out/stock-hills.png 7 aubergine small
$C 1200 750 out/stock-contours-aubergine.png 4 aubergine
$C 1200 750 out/stock-contours-bottle.png 9 bottle
$C 1200 750 out/stock-contours-ink.png 21 ink
