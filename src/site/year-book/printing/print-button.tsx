import { useState } from 'react'
import { bookTexts } from '#texts/site/year-book.ts'
import { Button } from '#ui/controls/button.tsx'
import { gatherPictures } from './gather-pictures.ts'

export function PrintButton() {
  const [isGathering, setGathering] = useState(false)
  const printBook = async () => {
    setGathering(true)
    await gatherPictures()
    setGathering(false)
    print()
  }
  return (
    <Button className="book-print" busy={isGathering} onClick={printBook}>
      {isGathering ? bookTexts.gathering : bookTexts.print}
    </Button>
  )
}
