import Button from '@mui/material/Button'
import { deskRoutes } from '@contract/desk/desk.routes'
import { formatPesos } from '@contract/domain/money'
import type { StudentDetail } from '@contract/students/students.schemas'
import { costOfPicks, firstPicks } from '../../features/desk/picks'
import { lineName } from '../../features/desk/desk.texts'
import { today } from '../../state/clock/schoolClock'
import { useFamily, useSendToDesk } from '../../state/desk/desk.api'
import { useMay } from '../../state/session/useMay'
import { Prose, Row, Stack } from '../../ui/layout/layout'
import { useCopy } from '../../ui/notices/useCopy'
import { deskOfChild } from '../../write/money/CollectLink'
import { texts } from './newFamily.texts'

/** ' $3,500.00: Inscripción, Material'; '' if the user may not read debts. */
const usePays = (alumnoId: number): string => {
  const may = useMay()(deskRoutes.family.access)
  const { row } = useFamily(may ? { alumnoId } : null, { refetchOnMountOrArgChange: true })
  if (!row) return ''
  const { picks } = firstPicks(row, [`alumno-${alumnoId}`], today(), () => true)
  const { total, lines } = costOfPicks(row, picks, today())
  return total > 0 ? ` ${formatPesos(total)}: ${lines.map(lineName).join(', ')}` : ''
}

/** For a user without the right to take money: what the family will pay, and the address that opens it at the desk. */
export function HandOver({ student: { id, nombre, padre } }: { student: StudentDetail }) {
  const copy = useCopy(texts.copying)
  const pays = usePays(id)
  const { send } = useSendToDesk()
  const address = `${window.location.origin}${deskOfChild(id)}`
  return (
    <Stack gap={1}>
      <span>{`${padre?.nombre ?? nombre} pasa a caja a pagar${pays}. Este enlace abre la caja con eso elegido:`}</span>
      <Row justify="space-between">
        <Prose as="span">{address}</Prose>
        <Row>
          <Button onClick={() => void copy(address)}>Copiar enlace</Button>
          <Button variant="outlined" data-last-step onClick={() => void send({ alumnoId: id })}>
            Pasar a caja
          </Button>
        </Row>
      </Row>
    </Stack>
  )
}
