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
  // A picture that cannot be had: styles draw a paw in its place until React does.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.image = 'broken'
    },
    true,
  )
}
