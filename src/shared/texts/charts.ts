/** "1,758" */
export const numberText = (value: number) => value.toLocaleString('en-US')

export const chartTexts = {
  asTable: 'The same as a table',
  tableOf: (heading: string) => `${heading}, as a table`,
  percent: (percent: number) => `${percent}%`,
  cursorOf: (heading: string) => `${heading}, one by one`,
  barTip: (column: string, value: number, percent: number) =>
    `${column}: ${numberText(value)}, ${percent}% of this list`,
  shareTip: (percent: number, column: string, value: number) =>
    `${percent}%. ${column}: ${numberText(value)}`,
} as const
