import { readConfig } from './config'
import { runProduct } from './run'

runProduct({
  config: () => readConfig(process.env),
  welcome: ({ name, madeUp }, tell) => {
    tell(`Primer usuario: ${name}`)
    if (madeUp) tell(`Contraseña (se muestra solo esta vez): ${madeUp}`)
  },
  announce: ({ address }, _config, tell) => tell(`\nLista en ${address}`),
})
