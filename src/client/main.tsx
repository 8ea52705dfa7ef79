import { createRoot } from 'react-dom/client'
import { boot } from './app/boot'
import { readRunConfig } from './config'

/** The one impure file: what the browser is, is read here and handed down. */
boot({
  root: createRoot(document.getElementById('app') as HTMLElement),
  config: readRunConfig((window as { ESCUELA?: unknown }).ESCUELA),
  // The page preloads this chunk by its name (webpack.config.js).
  load: () => import(/* webpackChunkName: "app" */ './app/startApp'),
})
