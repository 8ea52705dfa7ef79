import { runCommand } from '../command'
import { attachDatabase } from '../db/attach'
import { createDb } from '../db/database'
import { createPatientPool } from '../db/pool'
import { StartError } from '../startError'
import { askPassword } from './askPassword'
import { findOfficeUser, setPassword } from './setPassword'

/** `npm run clave -- USUARIO`: a new password from the console, also while the product runs. */
runCommand(async ({ config, args, tell }) => {
  const [name] = args
  if (name === undefined || args.length > 1)
    throw new StartError(
      'Escriba el nombre del usuario: npm run clave -- USUARIO (entre comillas si lleva espacios).',
    )
  const attached = await attachDatabase({ ...config, log: tell })
  const db = createDb(createPatientPool(attached.connection))
  try {
    const user = await findOfficeUser(db, name)
    await setPassword(db, user, await askPassword(user.name))
    tell(`La contraseña de ${user.name} quedó cambiada y sus sesiones terminaron.`)
  } finally {
    await db.destroy()
    await attached.stop()
  }
})
