export const restingTexts = {
  title: 'The diary is resting for a moment',
  text: 'Nothing is lost. This page checks again on its own in a few seconds.',
  again: 'Check again now',
}
