import { createRoot } from 'react-dom/client'
import './admin.css'

createRoot(document.getElementById('root')!).render(<h1>Admin</h1>)
