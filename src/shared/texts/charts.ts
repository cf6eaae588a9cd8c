/** "1,758" */
export const numberText = (value: number) => value.toLocaleString('en-US')

export const chartTexts = {
  asTable: 'The same as a table',
  tableOf: (heading: string) => `${heading}, as a table`,
  percent: (percent: number) => `${percent}%`,
} as const
