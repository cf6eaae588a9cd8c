/** "2,000"; by hand, because starting `Intl` takes a phone longer than all the rest. */
export const writtenNumber = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export const commentCountText = (count: number) =>
  count === 1 ? '1 comment' : `${writtenNumber(count)} comments`
