import { upper } from '@contract/domain/text'
import { userName } from '@contract/users/users.rules'
import { runCommand } from '../command'
import { attachDatabase } from '../db/attach'
import { createDb, type Db, type Tx } from '../db/database'
import { createPatientPool } from '../db/pool'
import { StartError } from '../startError'
import { announce, CHANNELS } from '../db/announce'
import { createRecorder, writeEntries, type Recorder } from '../db/auditTrail'
import { lowerCase } from '../db/fragments'
import { requireFactor } from '../modules/roles/roles.queries'
import { removeFactor } from '../modules/secondFactor/secondFactor.queries'
import { forgetBrowsers } from '../modules/signIns/browsers.queries'
import { endSessions } from '../modules/signIns/signIns.queries'
import { createNewPasswords } from '../security/newPasswords'
import { hashPassword } from '../security/passwords'
import { askPassword } from './askPassword'

const findOfficeUser = async (db: Db, given: string): Promise<{ id: number; name: string }> => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where((on) =>
      on(lowerCase(on.ref('name')), 'in', [
        lowerCase(given.trim().normalize('NFC')),
        lowerCase(userName(given)),
      ]),
    )
    .orderBy((on) => on(lowerCase(on.ref('name')), '=', lowerCase(given)), 'desc')
    .where('deactivated_at', 'is', null)
    .where('type_user', '=', 'NORMAL')
    .executeTakeFirst()
  if (!user) throw new StartError(`No existe el usuario «${given}»: no se cambió nada.`)
  return user
}

/** Removes the role's demand for a second factor, whose users may have nothing that makes codes. */
const ROLE_WITHOUT = '--sin-segundo-factor'

/** @returns name of the user's role if it demands a second factor, or did until now */
const requiringRole = async (
  tx: Tx,
  userId: number,
  isLifted: boolean,
  record: Recorder,
): Promise<string | null> => {
  const role = await tx
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(['r.id', 'r.name', 'r.exige_segundo_factor'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!role?.exige_segundo_factor) return null
  if (isLifted) {
    await requireFactor(tx, role.id, false)
    const { name } = role
    record('ROL', role.id, { name, exige_segundo_factor: true }, { name, exige_segundo_factor: false })
  }
  return role.name
}

/** @returns whether a factor was removed, and the role that demands one @throws StartError */
const setPassword = async (
  db: Db,
  user: { id: number; name: string },
  password: string,
  isLifted: boolean,
): Promise<{ hadFactor: boolean; role: string | null }> => {
  const { nombre } = await db.selectFrom('school').select('nombre').executeTakeFirstOrThrow()
  const { assertGood } = createNewPasswords({ schoolName: async () => nombre ?? '' })
  await assertGood(password, user.name).catch((error: Error) => {
    throw new StartError(error.message)
  })
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await endSessions(tx, { userId: user.id, why: 'CONTRASENA', at: new Date() })
    await tx.deleteFrom('login_failures').where('user_name', '=', upper(user.name)).execute()
    const { record, entries } = createRecorder()
    record('USUARIO', user.id, { name: user.name, password: 'antes' }, { password: 'después' })
    await forgetBrowsers(tx, user.id)
    const hadFactor = await removeFactor(tx, user.id)
    if (hadFactor)
      record('ACCESO', user.id, null, { name: user.name, hecho: 'Le quitaron el segundo factor' })
    const role = await requiringRole(tx, user.id, isLifted, record)
    await writeEntries(tx, entries, { userId: null, at: new Date() })
    await announce(tx, CHANNELS.sessions)
    return { hadFactor, role }
  })
}

const roleSentence = (role: string | null, isLifted: boolean): string => {
  if (role === null) return ''
  return isLifted
    ? ` El rol ${role} ya no pide un segundo factor a nadie.`
    : ` El rol ${role} pide uno: al entrar se configura. Si no hay con qué, repita el comando con ${ROLE_WITHOUT}.`
}

runCommand(async ({ config, args, tell }) => {
  const isLifted = args.includes(ROLE_WITHOUT)
  const [name, ...more] = args.filter((each) => each !== ROLE_WITHOUT)
  if (name === undefined || more.length > 0)
    throw new StartError(
      'Escriba el nombre del usuario: npm run clave -- USUARIO (entre comillas si lleva espacios).',
    )
  const attached = await attachDatabase({ ...config, log: tell })
  const db = createDb(createPatientPool(attached.connection))
  try {
    const user = await findOfficeUser(db, name)
    const { hadFactor, role } = await setPassword(db, user, await askPassword(user.name), isLifted)
    const factor = hadFactor ? ' Su segundo factor se quitó: se configura de nuevo en «Mi cuenta».' : ''
    tell(
      `La contraseña de ${user.name} quedó cambiada y sus sesiones terminaron.${factor}${roleSentence(role, isLifted)}`,
    )
  } finally {
    await db.destroy()
    await attached.stop()
  }
})
