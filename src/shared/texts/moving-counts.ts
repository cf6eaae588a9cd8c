export const number = (count: number) => count.toLocaleString('en-US')
export const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`
export const posts = (count: number) => counted(count, 'post', 'posts')
export const pictures = (count: number) => counted(count, 'picture', 'pictures')
export const comments = (count: number) => counted(count, 'comment', 'comments')
