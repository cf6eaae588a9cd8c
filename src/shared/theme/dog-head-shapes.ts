/** Looks to the right, in a box of 64 by 48. */
export const dogHeadShapes = [
  '<path class="d-coat" d="M0 47V27C6 12 14 3 27 3c9 0 14 4 17 9 6 3 11 4 16 7 4 3 3 9-1 10-8 2-15 2-22 0-5 6-9 11-14 14v4z"/>',
  '<path class="d-tan" d="M36 28c8 2 16 2 23 0 4-1 4-5 2-7-6 3-15 4-22 2z"/>',
  '<path class="d-ear" d="M23 6c-9 1-13 12-13 23 0 10 5 13 10 10 8-5 12-17 11-26-1-5-4-7-8-7z"/>',
  '<circle class="d-nose" cx="60" cy="21" r="3.6"/>',
  '<circle class="d-nose" cx="40" cy="14" r="2.6"/>',
].join('')
