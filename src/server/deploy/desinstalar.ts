import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { tryLockFolder } from '../db/folderLock'
import { StartError } from '../startError'
import { runScript, type Options, type Tell } from './script'
import { removeService, stopService } from './service'
import { findSchool } from './school'

const askToConfirm = async (program: string): Promise<boolean> => {
  const input = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await input.question(`¿Quitar el programa de ${program}? Los datos se quedan. (si/no) [no] `)
  input.close()
  return /^s[ií]?$/i.test(answer.trim())
}

const uninstall = async (given: Options, tell: Tell): Promise<void> => {
  const school = await findSchool(given.folder('programa'))
  const { program, dataDir, user } = school
  if (!given.has('si') && !(await askToConfirm(program))) return tell('No se quitó nada.')
  await stopService(school)
  const release = await tryLockFolder(dataDir)
  if (!release)
    throw new StartError(
      'El programa está abierto: ciérrelo (Ctrl+C donde se abrió) y repita. No se quitó nada.',
    )
  await removeService(school)
  await rm(program, { recursive: true })
  await release()
  tell(`Se quitó el programa de ${program}.`)
  tell(
    `Los datos de la escuela y sus respaldos siguen en ${dataDir}${user === null ? '' : `, del usuario «${user}»`}.`,
  )
  tell('Para volver a usarlos, instale otra vez e indique esa carpeta.')
}

runScript({ values: ['programa'], flags: ['si'] }, uninstall)
