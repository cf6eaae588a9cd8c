export function NotFound() {
  return (
    <div className="wrap">
      <h1>404 Page Not Found</h1>
    </div>
  )
}
