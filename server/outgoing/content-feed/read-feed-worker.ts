import { parentPort, workerData } from "node:worker_threads";
import { readFeed } from "#app/rules/read-feed/read-feed.ts";

parentPort?.postMessage(readFeed(workerData.text, workerData.context));
