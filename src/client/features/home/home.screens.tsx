import { page, type Screen } from '../../ui/screens/screen'

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    access: 'session',
    // webpack.config.js names this chunk when it decides what the first pages share.
    ...page(() => import(/* webpackChunkName: "home" */ './pages/HomePage'), 'HomePage'),
  },
]
