/** It is your turn, and you may be looking elsewhere: in the title, on the icon, and by a notification if you allowed it. */
import { remember } from "./device";
import { call } from "./sound";
import { state } from "./state";

const TAG = "turn";

/** Show that somebody is called, in whatever ways this browser has; `title` says by what. */
export function callOwner(title: string): void {
  call();
  mark("/icon-turn.svg");
  void navigator.setAppBadge?.(1).catch(() => undefined); // only where the page is installed
  if (document.hidden) void notify(title);
}

export function calledNoMore(): void {
  mark("/icon.svg");
  void navigator.clearAppBadge?.().catch(() => undefined);
  void notified().then((shown) => shown.forEach((one) => one.close()));
}

function mark(icon: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", icon);
}

async function notify(title: string): Promise<void> {
  if (!state.notify.peek() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { tag: TAG, icon: "/icon-192.png", body: "Undertable" });
}

async function notified(): Promise<Notification[]> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return (await worker?.getNotifications?.({ tag: TAG })) ?? [];
}

/** Notifications are for pages with a certificate, and for owners who say yes. */
export const canNotify = (): boolean => "Notification" in window && !!navigator.serviceWorker;

export async function allowCalls(wanted: boolean): Promise<void> {
  const granted = wanted && (await Notification.requestPermission()) === "granted";
  state.notify.value = granted;
  remember("notify", granted ? "on" : null);
}
