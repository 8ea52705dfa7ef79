import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { familyPageRoutes as routes } from '@contract/familyPage/familyPage.routes'
import type { FamilyPageContract } from '@contract/familyPage/familyPage.schemas'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useCreateFamilyLinks } from '../../../state/familyPage/familyPage.api'
import { useMay } from '../../../state/session/useMay'
import { focusLink } from '../../../ui/browser/formParts'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Icon } from '../../../ui/icons/Icon'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { NotFromHome } from '../../../write/familyLink/NotFromHome'
import { useDialogForm } from '../../../write/useDialogForm'
import { audienceOf, audienceProblems, valuesOfAddress, type BulletinValues } from '../bulletin.values'
import { familiesText } from '../messages.texts'
import { AudienceFields } from './AudienceFields'

type Body = FamilyPageContract['createLinks']['body']
type Sheet = FamilyPageContract['createLinks']['response']['hoja']

const texts = {
  title: 'Hoja de ligas con código QR',
  what: 'Un papel para recortar, con un código por familia. Abre sin contraseña lo que debe, cómo pagar, sus recibos y sus avisos.',
  ends: 'La liga que la oficina le hizo antes a cada familia deja de abrir; las de los mensajes siguen.',
  choose: 'Hoja de ligas',
  submit: 'Hacer las ligas',
  done: 'Las ligas están hechas',
  open: 'Abrir la hoja',
} as const

function MadeSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { url, familias, sin_padre, vence, desde_casa } = sheet
  const without =
    sin_padre === 0
      ? ''
      : ` ${sin_padre === 1 ? 'Un alumno no tiene' : `${sin_padre} alumnos no tienen`} padre o tutor registrado y no llevan liga.`
  return (
    <InfoDialog
      title={texts.done}
      onClose={onClose}
      isOnce
      action={
        <Button
          component="a"
          variant="contained"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon name="print" />}
          ref={focusLink}
        >
          {texts.open}
        </Button>
      }
    >
      <Stack>
        <span role="status">{`${familiesText(familias)}, hasta el ${formatDate(vence)}.${without}`}</span>
        {!desde_casa && <NotFromHome />}
        <Quiet>Imprímela ahora: más tarde hay que hacer ligas nuevas.</Quiet>
      </Stack>
    </InfoDialog>
  )
}

interface SheetFormProps {
  cycle: Pick<Cycle, 'id'>
  onClose: () => void
  onMade: (sheet: Sheet) => void
}

function SheetForm({ cycle, onClose, onMade }: SheetFormProps) {
  const may = useMay()
  const { form, dialog } = useDialogForm({
    draftName: 'hoja de ligas',
    values: valuesOfAddress(new URLSearchParams(), undefined),
    problems: (values: BulletinValues) => audienceProblems(values),
    write: useCreateFamilyLinks,
    body: (values) => ({ audiencia: audienceOf(values) as Body['audiencia'] }),
    onClose,
    onDone: ({ hoja }) => onMade(hoja),
  })
  return (
    <FormDialog
      title={texts.title}
      text={`${texts.what} ${texts.ends}`}
      submitLabel={texts.submit}
      {...dialog}
    >
      <AudienceFields
        cycle={cycle}
        control={form.control}
        setValue={form.setValue}
        mayMoney={may([['CARGOS', 'READ']]) || may([['COLEGIATURAS', 'READ']])}
      />
    </FormDialog>
  )
}

export function LinkSheetAction() {
  const [isAsking, setAsking] = useState(false)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const { cycle } = useCurrentCycle()
  if (!useMay()(routes.createLinks.access)) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="print" />}
        disabled={!cycle}
        onClick={() => setAsking(true)}
      >
        {texts.choose}
      </Button>
      {isAsking && cycle && <SheetForm cycle={cycle} onClose={() => setAsking(false)} onMade={setSheet} />}
      {sheet && <MadeSheet sheet={sheet} onClose={() => setSheet(null)} />}
    </>
  )
}
