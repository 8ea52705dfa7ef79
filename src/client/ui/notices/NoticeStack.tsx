import { SnackbarProvider } from 'notistack'
import { useState } from 'react'
import { NoticeCard } from './NoticeCard'
import type { NoticeBoard } from './noticeBoard'
import { noticeRoot } from './noticeRoot'

const CARDS = { success: NoticeCard, info: NoticeCard, warning: NoticeCard, error: NoticeCard }

/** Where notices appear: at the bottom left, over the quiet end of the menu; primary actions and row buttons stand at the right. */
export function NoticeStack({ attach }: Pick<NoticeBoard, 'attach'>) {
  const [root] = useState(noticeRoot)
  return (
    <SnackbarProvider
      ref={attach}
      domRoot={root}
      Components={CARDS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      maxSnack={3}
      preventDuplicate
    />
  )
}
