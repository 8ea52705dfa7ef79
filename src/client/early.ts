import { askEarly } from './app/early/early'
import { wearKeptTypeface } from './app/theme/typeface'
import { readRunConfig } from './config'
import { storedSession } from './state/session/storedSession'

// Runs before the libraries have loaded, so that the page's data load meanwhile.
wearKeptTypeface()
const session = storedSession(() => localStorage)
if (session)
  askEarly({
    fetch: (...args) => fetch(...args),
    api: readRunConfig((window as { ESCUELA?: unknown }).ESCUELA).api,
    at: window.location,
    session,
  })
