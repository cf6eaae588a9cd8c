/*
 * Inlined to run before the first paint, so it cannot import. Keep it in step with
 * theme-switch.tsx.
 */
{
  let choice: string | null = null
  try {
    choice = localStorage.getItem('theme')
  } catch {}
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (dark) {
    document.documentElement.dataset.theme = 'dark'
    document.addEventListener('DOMContentLoaded', () => {
      const { backgroundColor } = getComputedStyle(document.body)
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
    })
  }
}
