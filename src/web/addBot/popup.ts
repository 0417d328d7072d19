/** Opens a window centred on the screen; null if the browser blocks it. */
export function openPopup(url: string): Window | null {
  const { width: screenWidth, height: screenHeight } = window.screen;
  const width = Math.round(Math.min(1000, screenWidth * 0.8));
  const height = Math.round(Math.min(900, screenHeight * 0.8));
  const left = Math.round((screenWidth - width) / 2);
  const top = Math.round((screenHeight - height) / 2);
  const popup = window.open(
    url,
    'guildhall-add-bot',
    `popup=yes,width=${width},height=${height},left=${left},top=${top}`,
  );
  // Some blockers return a window that is already closed.
  return popup && !popup.closed ? popup : null;
}
