export function About() {
  return (
    <div className="wrap">
      <h1>About</h1>
    </div>
  )
}
