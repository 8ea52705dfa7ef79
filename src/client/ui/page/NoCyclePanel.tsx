import * as paths from '@contract/domain/screenPaths'
import { ErrorPanel } from './ErrorPanel'
import { PrimaryAction } from './PrimaryAction'

export function NoCyclePanel({ canRegister }: { canRegister: boolean }) {
  return (
    <ErrorPanel
      action={canRegister && <PrimaryAction to={paths.newCycle}>Registrar ciclo escolar</PrimaryAction>}
    >
      NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO
    </ErrorPanel>
  )
}
