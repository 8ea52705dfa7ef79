import { useMemo } from 'react'
import { formatDate } from '@contract/domain/dates'
import { mentionsRoutes as routes } from '@contract/mentions/mentions.routes'
import type { Mention } from '@contract/mentions/mentions.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ON_OPENING } from '../../../state/core/reads'
import { useMentions } from '../../../state/mentions/mentions.api'
import { useMay } from '../../../state/session/useMay'
import { CardGrid } from '../../../ui/cards/CardGrid'
import { MediaCard } from '../../../ui/cards/MediaCard'
import { useRowDialog, type OpenDialog } from '../../../ui/dialogs/useRowDialog'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { MentionDialogs, type MentionDialog } from '../components/MentionDialogs'
import { texts } from '../mentions.texts'

function MentionCard({ mention, onOpen }: { mention: Mention; onOpen: OpenDialog<MentionDialog> }) {
  const may = useMay()
  const canUpdate = may(routes.update.access)
  const canDelete = may(routes.delete.access)
  const { id, titulo, fecha, descripcion, urlMiniatura, urlFoto } = mention
  return (
    <MediaCard
      title={titulo}
      to={paths.mention(id)}
      picture={urlMiniatura ?? urlFoto}
      above={<time dateTime={fecha}>{formatDate(fecha)}</time>}
      actions={
        (canUpdate || canDelete) && (
          <RowActions
            of={titulo}
            actions={[
              canUpdate && { label: 'Editar', icon: 'edit', onClick: () => onOpen('edit', mention) },
              canUpdate && { label: texts.replace, icon: 'photo', onClick: () => onOpen('replace', mention) },
              canDelete && {
                label: 'Eliminar',
                icon: 'delete',
                danger: true,
                onClick: () => onOpen('delete', mention),
              },
            ]}
          />
        )
      }
    >
      {descripcion}
    </MediaCard>
  )
}

const list = {
  title: texts.list,
  noun: { one: 'mención', many: 'menciones' },
  searchText: ({ titulo }) => titulo,
  searchLabel: 'Buscar por título',
  empty: {
    icon: 'award',
    title: 'Todavía no hay menciones',
    text: 'Aquí se cuentan los logros: concursos, torneos y reconocimientos, cada uno con su imagen.',
  },
  exported: [
    { key: 'titulo', header: 'Mención', cell: ({ titulo }) => titulo },
    { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => fecha },
    { key: 'descripcion', header: 'Descripción', cell: ({ descripcion }) => descripcion },
  ],
} satisfies ListOf<Mention>

export function MentionsPage() {
  const source = useMentions(undefined, ON_OPENING)
  const canRegister = useMay()(routes.create.access)
  const { opened, open, close } = useRowDialog<MentionDialog>()
  const cards = useMemo(
    () => ({ Frame: CardGrid, card: (mention: Mention) => <MentionCard mention={mention} onOpen={open} /> }),
    [open],
  )
  const register = canRegister && <PrimaryAction to={paths.newMention}>{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen action={register} {...list} source={source} cards={cards} />
      <MentionDialogs opened={opened} mentions={source.rows} onClose={close} />
    </>
  )
}
