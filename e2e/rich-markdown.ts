/** Uses every feature of our Markdown. */
export const richMarkdown = `Two weeks in Brittany, written down in the evenings, with sand in every page of the book and in most of the sandwiches. It was a good year for long walks, short swims and other people's picnics.

![On the beach](/media/demo/beach-dusk/1600x1067.jpg "The tide took his ball at six")

## What we did

| Day | Walks | Best find |
| --- | --: | :-: |
| Monday | 3 | a crab, ~~eaten~~ returned |
| Tuesday | 12 | *half* a sandwich |

---

* Packing
  * the blanket
    1. washed
    2. hidden
  * the red ball
* Driving

- [x] Ferry booked
- [ ] Sand out of the car

::: photos
![Asleep on the sofa](/media/demo/sofa-nap/1600x1067.jpg "Day one")
![In the basket](/media/demo/laundry-basket/1600x1067.jpg)
![Listening](/media/demo/portrait-tilt/1600x1067.jpg "Day three")
:::

https://www.youtube.com/watch?v=dQw4w9WgXcQ

That was that.
`
