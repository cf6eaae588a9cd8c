import type { DogDocument } from '#shared/contract/dog.admin.ts'

/** The demo's dog is the profile until the owner has written about their own. */
const pretzel: DogDocument['dogs'][0] = {
  name: 'Pretzel',
  breed: 'Miniature Dachshund',
  birthday: '2024-07-25',
  color: 'Chocolate and Tan',
  weight: '7 pounds',
  pronouns: 'he',
  coat: 'chocolate-and-tan',
  tagline: 'A long dog, told from four inches above the ground',
  heroPhoto: '/media/demo/portrait-tilt/1600x1067.jpg',
  portrait: '/media/demo/autumn-portrait/1600x1067.jpg',
  heroLook: 'dog-and-photo',
  heroTitle: { plain: 'Short legs,', turned: 'long stories.' },
  teaserTitle: { plain: 'Seven pounds of', turned: 'opinion' },
  intro:
    '{name} is a miniature dachshund with seven pounds, two eyebrows and one slipper to his name. This is the diary his family keeps for him, since he will not hold the pen.',
  aboutTeaser:
    'He came home in a carrier the size of a shoebox and had chosen the best bed in the house by midnight. Since then we have learned to weigh breakfast, to look before we sit down, and to carry a small dog up the stairs like a tray of drinks.',
  sidebarText:
    '{name} is a {age} miniature dachshund, chocolate and tan, who digs by appointment, sings in tunnels and has never once been fed, if you ask {him}.',
  contactLead:
    'Questions, praise, photos of your own long dog. A human answers, usually within two days.',
  galleryLead: 'Every picture here was taken lying on the floor. It is the only fair angle.',
  newsletterLead:
    'One letter when there’s a story worth telling. No noise, and {name} never shares your address, not even for cheese.',
  stats: [
    { value: '7 lb', label: 'of dog, by decree' },
    { value: '42', label: 'teeth, brushed nightly' },
    { value: '40', label: 'requests a day' },
    { value: '1', label: 'slipper, the left one' },
  ],
  favorites: {
    food: 'Carrot, snapped within earshot',
    toy: 'The left slipper',
    activity: 'Wading through October leaves',
    napSpot: 'Under the blanket, nose out',
    trick: 'Coming back for two pips of the whistle',
  },
  story: [
    '{name} was born on a farm on July 25, 2024, the fourth of five and the only one who was asleep when we came to look. The others climbed into our sleeves. He opened one eye, moved over by the width of a hand, and went on sleeping against Ida’s shoe. That was the interview.',
    'He came home ten weeks later, on a Saturday in October, weighing two pounds and fourteen ounces. We had bought a basket. He preferred a slipper. The slipper is in the basket now, and he is in both, and it took us about a week to see that we had been trained.',
    'A dachshund is built for going underground and making up his own mind when he gets there. {name} has never met a badger. He does the work anyway: on the vegetable bed, on the duvet, on the pile of clean washing. He takes it all seriously, and he expects the same of others.',
    'He lives with the one who writes most of this; with Ben, who builds the ramps; with Ida, who buries the carrots; and, on Wednesdays, with a grandmother who is not a dog person and has bought special boots.',
    'The diary began as a list on the fridge of who had carried him into the garden at night. Somebody added a remark. Somebody answered it. When the fridge was full we moved here.',
  ],
  training: {
    intro:
      'He learns fast and agrees slowly. We practice for three minutes at a time, on the floor, at his height, and pay in crumbs taken from his daily ration. What works for him may not suit your dog, and for anything that touches the back we ask our vet first.',
    items: [
      'Sit: he is nearly sitting already, so we bring a bath mat and look closely.',
      'Come: two pips of the whistle, a crumb of ham, and off you go again.',
      'Wait: at every door, every curb and every bowl. Forty seconds is the record.',
      'Drop it: a fair trade every time, and he has checked that it is fair.',
      'Ramp: up and down at a walk, so that nobody jumps off the sofa.',
      'Mat: his place while people eat, with the chin exactly on the border.',
      'Handling: teeth, ears and nails a little every day, so the vet holds no surprises.',
    ],
  },
  funFacts: [
    'He sings in tunnels, one long low note, and stops when the daylight comes back.',
    'His furrow in the snow is still there when everything else has melted.',
    'He sits in the hole behind the sunflowers backwards. It is exactly as long as he is.',
    'He knows the sound of the carrot drawer from two rooms and one floor away.',
    'He once limped on the wrong paw for two days, because that was the one Grandma had asked about.',
    'He takes blueberries away to eat them in private.',
    'He has barked at the rain, it stopped, and he has drawn his own conclusions.',
    'His best friend is a shepherd called Doris. He believes that she is the short one.',
  ],
  faq: [
    {
      question: 'Do you accept guest posts?',
      answer:
        'Yes, from people with a dachshund story of their own. Send a few lines about it first and we will write back.',
    },
    {
      question: 'Can you give training advice?',
      answer:
        'We can tell you what worked for one stubborn dog, and we like to. For trouble with the back, with fear or with biting, please ask a vet or a trainer who can see your dog.',
    },
    {
      question: 'May I use your photos?',
      answer:
        'Ask us first and tell us where; the answer is usually yes, with a link back. Please do not sell them or teach machines with them.',
    },
    {
      question: 'How do I sign up for the newsletter?',
      answer:
        'On the home page, under "Join Our Pack!". It takes a name, an address and one click.',
    },
  ],
}

export const defaultDog: DogDocument = { dogs: [pretzel] }
