import { createRoot } from 'react-dom/client'
import { boot } from './app/boot'
import { readRunConfig } from './config'

/** The only file that reads the browser's globals; all else gets them as arguments. */
boot({
  root: createRoot(document.getElementById('app') as HTMLElement),
  config: readRunConfig((window as { ESCUELA?: unknown }).ESCUELA),
  // The page preloads this chunk by name (webpack.config.js).
  load: () => import(/* webpackChunkName: "app" */ './app/startApp'),
})
