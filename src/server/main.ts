import { readConfig } from './config'
import { runProduct } from './run'

/** `npm start`: the product as a school runs it. */
runProduct({
  config: () => readConfig(process.env),
  announce: ({ address, firstUser }, _config, tell) => {
    tell(`\nLista en ${address}`)
    if (!firstUser) return
    tell(`Primer usuario: ${firstUser.name}`)
    if (firstUser.madeUp) tell(`Contraseña (se muestra solo esta vez): ${firstUser.madeUp}`)
  },
})
