export const restingTexts = {
  title: 'The diary is resting for a moment',
  text: 'Nothing is lost. This page looks again by itself in a few seconds.',
  again: 'Look again now',
}
