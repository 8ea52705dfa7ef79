import { askEarly } from './app/early/early'
import { wearKeptTypeface } from './app/theme/typeface'
import { readRunConfig } from './config'
import { storedSession } from './state/session/storedSession'

// Runs before the libraries have arrived: what the page will show is under way while they do.
wearKeptTypeface()
const session = storedSession(() => localStorage)
if (session)
  askEarly({
    fetch: (...args) => fetch(...args),
    api: readRunConfig((window as { ESCUELA?: unknown }).ESCUELA).api,
    at: window.location,
    session,
  })
