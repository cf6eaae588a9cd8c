/** React alone, to be started in a task of its own before the site is. */
import 'react-dom/client'
