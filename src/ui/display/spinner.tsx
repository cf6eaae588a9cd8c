/** Always beside words that say what is under way, hence hidden from readers. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
