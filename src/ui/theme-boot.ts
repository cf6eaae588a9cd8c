/* Runs before the first paint, on its own: no imports. Keep it in step with theme.ts. */
{
  const root = document.documentElement
  let choice: string | null = null
  try {
    choice = localStorage.getItem('theme')
  } catch {}
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.classList.add('js')
}
