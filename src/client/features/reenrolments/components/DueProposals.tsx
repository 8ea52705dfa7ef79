import Button from '@mui/material/Button'
import { useState } from 'react'
import { countText, pupilsText } from '@contract/domain/text'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import type { DueProposal } from '@contract/enrolments/enrolments.schemas'
import { useDecideDue, useDueProposals } from '../../../state/enrolments/enrolments.api'
import { useMay } from '../../../state/session/useMay'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { DueDayField, useDueDay } from '../../../write/enrolments/DueDay'

const CHANGE = 'Cambiar el día'
const KEEP = 'Dejar como están'

function Proposal({ proposal }: { proposal: DueProposal }) {
  const { cicloEscolar, fecha_inicio, cargos, alumnos, suma } = proposal
  const { vence, problem, field, input } = useDueDay({ name: cicloEscolar.name, fecha_inicio })
  const [asking, setAsking] = useState<'change' | 'keep' | null>(null)
  const { send } = useDecideDue()
  const day = asking === 'change' ? vence : null
  const charges = countText(cargos, 'cargo', 'cargos')
  const confirm = async () => {
    await send({ idCiclo: cicloEscolar.id, vence: day, cargos, suma })
    setAsking(null)
  }
  return (
    <InfoPanel
      tone="warning"
      title={`${charges} de ${pupilsText(alumnos)} en ${cicloEscolar.name} ${cargos === 1 ? 'vence' : 'vencen'} antes de que empiece el ciclo`}
      text={`Suman ${formatPesos(suma)}. El ciclo empieza el ${formatDate(fecha_inicio)}: puedes ponerles otro día, o dejarlos como están.`}
    >
      <Stack gap={1}>
        <DueDayField ref={input} {...field} />
        <Row>
          <Button
            variant="contained"
            onClick={() => (problem ? input.current?.focus() : setAsking('change'))}
          >
            {CHANGE}
          </Button>
          <Button onClick={() => setAsking('keep')}>{KEEP}</Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asking !== null}
        title={
          day === null
            ? `¿Dejar ${charges} por ${formatPesos(suma)} con su día de ahora?`
            : `¿Pasar ${charges} por ${formatPesos(suma)} al ${formatDate(day)}?`
        }
        text="Se decide una sola vez para estos cargos."
        confirmLabel={asking === 'keep' ? KEEP : CHANGE}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      />
    </InfoPanel>
  )
}

/** Charges due before their cycle begins: another day is proposed for them until a user decides. */
export function DueProposals() {
  const mayDecide = useMay()(enrolmentsRoutes.decideDue.access)
  const { rows } = useDueProposals(undefined, { skip: !mayDecide })
  if (!rows || rows.length === 0) return null
  return (
    <Stack>
      {rows.map((proposal) => (
        <Proposal key={proposal.cicloEscolar.id} proposal={proposal} />
      ))}
    </Stack>
  )
}
