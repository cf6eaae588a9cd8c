export const defaultBlogProfile = {
  blogName: "Pretzel's Dachshund Diary",
  blogDescription:
    'The family diary of Pretzel, a miniature dachshund: long walks, short legs and everything he digs up on the way.',
  ownerName: 'Nora',
  ownerBio:
    'Nora writes down what Pretzel does. She lives with him, Ben and Ida in a house with two stair gates and one very expensive ramp.',
} as const
