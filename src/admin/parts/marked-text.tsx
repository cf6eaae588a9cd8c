/** Renders `**bold**` and `` `code` `` marks, as in a post. */
export function TextWithBoldAndCode({ children }: { children: string }) {
  return children.split(/(\*\*.+?\*\*|`.+?`)/).map((part) => {
    if (part.startsWith('**')) return <b key={part}>{part.slice(2, -2)}</b>
    return part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part
  })
}
