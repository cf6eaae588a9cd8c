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
  // Opened anew and at its top, not to come back to a place further down.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !location.hash) {
    root.classList.add('from-top')
    // Should the script that shows the rest (site/lay-out-rest.ts) never come.
    setTimeout(() => {
      for (const part of document.querySelectorAll('[data-later]'))
        part.removeAttribute('data-later')
    }, 3000)
  }
}
