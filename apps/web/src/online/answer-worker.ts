// Answers the service worker, which shows notices: tells it where the reader is, and navigates when they tap one. The
// worker itself only knows the address the page was opened with.

interface Question {
  readonly notice: 'where' | 'go';
  readonly address?: string;
}

const isQuestion = (data: unknown): data is Question =>
  typeof data === 'object' && data !== null && 'notice' in data;

export function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isQuestion(data)) return;
    if (data.notice === 'go' && data.address?.startsWith('#/')) location.hash = data.address;
    port?.postMessage(location.hash);
  });
}
