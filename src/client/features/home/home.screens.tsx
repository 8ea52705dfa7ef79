import { page, type Screen } from '../../ui/screens/screen'

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    access: 'session',
    // How webpack shares out what pages have in common asks for this name, as for the pupils' (webpack.config.js).
    ...page(() => import(/* webpackChunkName: "home" */ './pages/HomePage'), 'HomePage'),
  },
]
