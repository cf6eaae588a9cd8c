/**
 * Code, addresses and link targets are not prose: a correction there would break them.
 * Also the marks themselves, should a text contain them.
 */
const notProse =
  /^[ \t]*(```|~~~)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[^\n]*$|(?![\s\S]))|`[^`\n]{1,500}`|!\[[^[\]\n]{0,500}\](?:\([^()\n]{0,2000}\))?|\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)|\b(?:https?:\/\/|www\.)[^\s<>)\]]+|\b[\w.+-]{1,64}@[\w.-]{1,255}|\b[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}\/\S*|[\uE000\uE001]/gm

const OPEN = '\uE000'
const CLOSE = '\uE001'

/** Lets `change` see the prose alone and puts everything else back untouched. */
export function changeProse(text: string, change: (prose: string) => string): string {
  const kept: string[] = []
  const prose = text.replace(notProse, (part) => `${OPEN}${kept.push(part) - 1}${CLOSE}`)
  return change(prose).replace(/\uE000(\d+)\uE001/g, (_, index) => kept[Number(index)] ?? '')
}
