// Every scene of the diary: who does what, where, and how it is framed.

import { beg } from './dog/beg.mjs'
import { blanket } from './dog/blanket.mjs'
import { dig } from './dog/dig.mjs'
import { lie } from './dog/lie.mjs'
import { passBy } from './dog/pass-by.mjs'
import { peek, peekPaws } from './dog/peek.mjs'
import { portrait } from './dog/portrait.mjs'
import { run } from './dog/run.mjs'
import { sit } from './dog/sit.mjs'
import { sleep } from './dog/sleep.mjs'
import { sniff } from './dog/sniff.mjs'
import { sploot } from './dog/sploot.mjs'
import { stand } from './dog/stand.mjs'
import { walk } from './dog/walk.mjs'
import { headOut, headOutPaw } from './dog/window.mjs'
import { put } from './geometry.mjs'
import { pawPrints } from './marks.mjs'
import { autumn } from './places/autumn.mjs'
import { backdrop } from './places/backdrop.mjs'
import { bathroom, duck } from './places/bathroom.mjs'
import { beach } from './places/beach.mjs'
import { bedroom } from './places/bedroom.mjs'
import { car } from './places/car.mjs'
import { flyingEarth, garden } from './places/garden.mjs'
import { kitchen } from './places/kitchen.mjs'
import { lawn } from './places/lawn.mjs'
import { livingRoom } from './places/living-room.mjs'
import { meadow } from './places/meadow.mjs'
import { bedBasket, night } from './places/night.mjs'
import { cake, party } from './places/party.mjs'
import { path as countryPath } from './places/path.mjs'
import { rug } from './places/rug.mjs'
import { snow } from './places/snow.mjs'
import { bandage, surgery } from './places/surgery.mjs'
import { trainingField } from './places/training-field.mjs'
import {
  ball,
  basket,
  bowl,
  butterfly,
  foamHat,
  leaf,
  partyHat,
  picnicCloth,
  picnicFood,
  sausages,
  table,
  washing,
} from './props.mjs'

const picnicBasket = basket(1200, 870, 320)
const nightBasket = bedBasket(1000, 900)
const laundryBasket = basket(0, 0, 300)
const laundryAt = { x: 1120, y: 985, scale: 1.75 }

export const scenes = [
  {
    name: 'hero',
    size: [2400, 900],
    alt: 'Pretzel, a chocolate and tan dachshund, trots along a country path with his tail up, far longer than he is high.',
    focalPoint: [75, 50],
    place: countryPath(),
    pose: (coat) => walk(coat, { length: 620 }),
    at: { x: 1560, y: 772, scale: 1.28 },
  },
  {
    name: 'park-morning',
    alt: 'Pretzel stands in a park meadow on a bright morning and watches a butterfly.',
    focalPoint: [58, 48],
    place: meadow(),
    pose: (coat) => stand(coat),
    at: { x: 700, y: 900, scale: 1.25 },
    over: butterfly(1290, 400),
  },
  {
    name: 'meadow-run',
    alt: 'Pretzel races after a red ball through golden evening grass, ears flying.',
    focalPoint: [58, 42],
    place: meadow({ hour: 'golden', sunAt: [400, 430] }),
    pose: (coat) => run(coat),
    at: { x: 640, y: 930, scale: 1.2 },
    over: ball(1330, 880, 46),
    crop: [120, 200, 1280],
  },
  {
    name: 'beach-dusk',
    alt: 'Far off, Pretzel runs along the wet sand at dusk while the sun sinks into the sea.',
    focalPoint: [62, 70],
    place: beach(),
    pose: (coat) => run(coat),
    at: { x: 1080, y: 900, scale: 0.66, flip: true },
  },
  {
    name: 'sofa-nap',
    alt: 'Pretzel sleeps curled up on a mustard sofa in the lamplight.',
    focalPoint: [52, 58],
    place: livingRoom(),
    pose: (coat) => sleep(coat),
    at: { x: 850, y: 806, scale: 1.3 },
    crop: [90, 90, 1400],
  },
  {
    name: 'rainy-day',
    alt: 'Pretzel lies on the sofa with his chin on his paws while it rains outside.',
    focalPoint: [60, 60],
    place: livingRoom({ hour: 'rain' }),
    pose: (coat) => lie(coat, { resting: true, mouth: 'sad' }),
    at: { x: 690, y: 806, scale: 1.2 },
    crop: [180, 180, 1240],
  },
  {
    name: 'kitchen-waiting',
    alt: 'Pretzel sits beside his full bowl in the kitchen and waits, looking at you.',
    focalPoint: [35, 40],
    place: kitchen(),
    pose: (coat) => sit(coat, { gaze: 0.4, tilt: 5 }),
    at: { x: 560, y: 960, scale: 1.7 },
    over: put(bowl(0, 0), { x: 1240, y: 985, scale: 1.35 }),
  },
  {
    name: 'kitchen-begging',
    alt: 'Pretzel sits up on his haunches and asks for a plate of sausages on the table.',
    focalPoint: [38, 40],
    place: kitchen({ hour: 'evening' }),
    pose: (coat) => beg(coat),
    at: { x: 480, y: 990, scale: 1.45 },
    behind: table(960, 560) + sausages(1260, 556),
    crop: [100, 90, 1440],
  },
  {
    name: 'autumn-walk',
    alt: 'Pretzel wades through October leaves, tail up.',
    focalPoint: [38, 58],
    place: autumn(),
    pose: (coat) => walk(coat, { mouth: 'smile' }),
    at: { x: 830, y: 940, scale: 1.2, flip: true },
  },
  {
    name: 'snow-walk',
    alt: 'A small Pretzel in a wide white valley, leaving a furrow in the snow.',
    focalPoint: [40, 68],
    place: snow(),
    pose: (coat) => walk(coat),
    at: { x: 610, y: 856, scale: 0.55 },
  },
  {
    name: 'garden-dig',
    alt: 'Pretzel digs up the vegetable bed, rear end high, earth flying.',
    focalPoint: [55, 60],
    place: garden(),
    pose: (coat) => dig(coat),
    at: { x: 800, y: 880, scale: 1.35 },
    behind: flyingEarth(560, 900),
  },
  {
    name: 'bath-foam',
    alt: 'Pretzel looks out of a bath tub full of foam with a cap of foam on his head.',
    focalPoint: [38, 45],
    place: bathroom(),
    pose: (coat) => peek(coat, { hat: foamHat() }),
    at: { x: 640, y: 640, scale: 1.5 },
    overDog: peekPaws,
    over: duck(1150, 640),
    crop: [110, 0, 1400],
  },
  {
    name: 'birthday',
    alt: 'Pretzel in a party hat looks over the birthday table at a cake with one candle.',
    focalPoint: [38, 48],
    place: party(),
    pose: (coat) => peek(coat, { hat: partyHat(), gaze: 0.8, tilt: 5 }),
    at: { x: 620, y: 760, scale: 1.5 },
    overDog: peekPaws,
    over: cake(1110, 860),
    crop: [110, 50, 1330],
  },
  {
    name: 'training-cones',
    alt: 'Pretzel sits in the dog-school field between orange cones, tongue out.',
    focalPoint: [63, 40],
    place: trainingField(),
    pose: (coat) => sit(coat, { tongue: true, gaze: -0.3 }),
    at: { x: 1010, y: 970, scale: 1.75 },
  },
  {
    name: 'car-window',
    alt: 'Pretzel puts his head out of a car window and lets his ears fly.',
    focalPoint: [50, 38],
    place: car(),
    pose: (coat) => headOut(coat),
    at: { x: 800, y: 640, scale: 1.7 },
    overDog: headOutPaw,
    crop: [240, 60, 1260],
  },
  {
    name: 'rug-sausage',
    alt: 'Pretzel from above: a sausage on a round rug, hind legs stretched out behind.',
    focalPoint: [60, 45],
    place: rug(),
    pose: (coat) => sploot(coat),
    at: { x: 800, y: 550, scale: 1.2, turn: 58 },
    crop: [230, 110, 1180],
  },
  {
    name: 'under-blanket',
    alt: 'A long hill under a striped blanket: a tail at one end, a nose and two ears at the other.',
    focalPoint: [75, 70],
    place: bedroom(),
    pose: (coat) => blanket(coat),
    at: { x: 900, y: 800, scale: 1.1 },
    crop: [60, 200, 1300],
  },
  {
    name: 'portrait-tilt',
    alt: 'Portrait of Pretzel, head tilted, looking straight at you.',
    focalPoint: [55, 38],
    place: backdrop(),
    pose: (coat) => portrait(coat),
    at: { x: 930, y: 800, scale: 2.2 },
  },
  {
    name: 'moonlight',
    alt: 'Pretzel sleeps in his basket in the moonlight.',
    focalPoint: [63, 70],
    place: night(),
    pose: (coat) => sleep(coat),
    at: { x: 1000, y: 900, scale: 1.05 },
    behind: nightBasket.back,
    over: nightBasket.front,
    crop: [150, 100, 1400],
  },
  {
    name: 'autumn-portrait',
    alt: 'Close up: Pretzel among the trees with two fallen leaves on his head, tongue out.',
    focalPoint: [60, 45],
    place: autumn(),
    pose: (coat) =>
      portrait(coat, {
        tilt: 9,
        gaze: -0.4,
        tongue: true,
        hat: leaf(-30, -86, 40, -30, '#c5402a') + leaf(-24, -84, 30, 16, '#f3b63f'),
      }),
    at: { x: 1010, y: 860, scale: 2.4 },
  },
  {
    name: 'nose-close',
    alt: 'So close that only his eyes and nose fit in: Pretzel sniffs at the camera.',
    focalPoint: [50, 50],
    place: backdrop({ paper: '#f0a58c', ring: '#f0a58c' }),
    pose: (coat) => portrait(coat, { tilt: 6, gaze: 0 }),
    at: { x: 850, y: 1490, scale: 6.3 },
  },
  {
    name: 'picnic',
    alt: 'Pretzel lies on a checked cloth in the meadow and guards the picnic basket.',
    focalPoint: [58, 52],
    place: meadow({ trees: false, sunAt: [470, 390] }),
    pose: (coat) => lie(coat),
    at: { x: 620, y: 880, scale: 1.15 },
    behind: picnicCloth(760, 880) + picnicBasket.back + picnicFood(1200, 776) + picnicBasket.front,
    crop: [190, 250, 1225],
  },
  {
    name: 'vet-table',
    alt: "Pretzel sits on the vet's table with a bandage round his paw and looks aside.",
    focalPoint: [33, 40],
    place: surgery(),
    pose: (coat) => sit(coat, { gaze: 0.9, tilt: 7 }),
    at: { x: 560, y: 760, scale: 1.35 },
    over: bandage(512, 758),
    crop: [130, 50, 1330],
  },
  {
    name: 'too-long',
    alt: 'Pretzel walks past, so long that his head and tail are already out of the picture.',
    focalPoint: [50, 50],
    place: lawn(),
    pose: (coat) => passBy(coat),
    at: { x: 800, y: 940, scale: 1.52 },
  },
  {
    name: 'laundry-basket',
    alt: 'Pretzel puts his nose into a basket of fresh washing on the kitchen floor.',
    focalPoint: [58, 62],
    place: kitchen(),
    pose: (coat) => sniff(coat),
    at: { x: 655, y: 970, scale: 1.62 },
    behind: put(laundryBasket.back + washing(), laundryAt),
    over: put(laundryBasket.front, laundryAt),
  },
  { name: 'paw-prints', alt: 'Paw prints on paper.', focalPoint: [50, 50], drawing: pawPrints },
]
