export function Home() {
  return (
    <div className="wrap">
      <h1>Home</h1>
    </div>
  )
}
